import { expect, it } from 'vitest';
import { retainValues } from '../../../../src/localcloud/engine/job.ts';
import { createMasks } from '../../../../src/localcloud/runner/masks.ts';

it('a job drops outputs that are empty or contain a masked value, even percent-encoded', () => {
  const masks = createMasks();
  masks.add('s3cret value');
  const values = {
    url: 'https://acme.example/?a=s3cret%20value',
    token: 's3cret value',
    plain: 'https://acme.example',
    none: '',
  };
  expect(retainValues(values, masks.hide)).toEqual({ plain: 'https://acme.example' });
});

it('a job drops an output that contains a masked letter', () => {
  const masks = createMasks();
  masks.add('a');
  expect(retainValues({ url: 'https://acme.example', status: 'done' }, masks.hide)).toEqual({
    status: 'done',
  });
});

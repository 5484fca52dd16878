import { expect, it } from 'vitest';
import { retainValues } from '../../../../src/localcloud/runner/job-values.ts';
import { createMasks } from '../../../../src/localcloud/runner/masks.ts';

it('a value that holds something hidden in any of its forms is dropped, and so is an empty one', () => {
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

it('one hidden letter drops nearly everything', () => {
  const masks = createMasks();
  masks.add('a');
  expect(retainValues({ url: 'https://acme.example', status: 'done' }, masks.hide)).toEqual({
    status: 'done',
  });
});

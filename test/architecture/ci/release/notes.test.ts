import { describe, expect, it } from 'vitest';
import { releaseNotes } from '../../../../.ci/release/notes.ts';

const changelog = `# Changelog

## Unreleased

- Soon.

## 1.2.0 (2026-11-21)

- A new input.

### Details

More.

## 1.1.0

- No date.

## 1.0.0 (2026-01-01)
`;

describe('the release notes', () => {
  it('are the changelog section of the version', () => {
    expect(releaseNotes('1.2.0', { manifest: { version: '1.2.0' }, changelog })).toEqual({
      notes: '- A new input.\n\n### Details\n\nMore.\n',
    });
  });

  it.each([
    ['v1.2.0', '1.2.0', '"v1.2.0" is not MAJOR.MINOR.PATCH.'],
    ['1.02.0', '1.2.0', '"1.02.0" is not MAJOR.MINOR.PATCH.'],
    ['1.2.0', '1.3.0', 'package.json has version 1.3.0, not 1.2.0.'],
    ['1.2', '1.2', '"1.2" is not MAJOR.MINOR.PATCH.'],
    ['2.0.0', '2.0.0', 'has no section "## 2.0.0 (YYYY-MM-DD)"'],
    ['1.1.0', '1.1.0', 'has no date'],
    ['1.0.0', '1.0.0', 'is empty'],
  ])('are refused for %s if package.json has %s: %s', (version, own, reason) => {
    expect(releaseNotes(version, { manifest: { version: own }, changelog })).toEqual({
      refused: expect.stringContaining(reason),
    });
  });
});

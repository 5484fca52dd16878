import { describe, expect, it } from 'vitest';
import { startsOnPull } from '../../../../src/automation/release/checks.ts';

const branches = { head: 'site-deploy/request-7', base: 'release/1.4.0' };
const both = { isPull: true, isPush: true };
const starts = (text: string, events = both) => startsOnPull(text, branches, events);

it('startsOnPull ignores the trigger push if the commit already exists', () => {
  expect(starts('on: push', { ...both, isPush: false })).toBe(false);
  expect(starts('on: { push: {}, pull_request: {} }', { ...both, isPush: false })).toBe(true);
});

it('startsOnPull ignores the trigger pull_request if the pull request already exists', () => {
  expect(starts('on: pull_request', { ...both, isPull: false })).toBe(false);
  expect(starts('on: push', { ...both, isPull: false })).toBe(true);
});

describe('workflows that a pull request may start', () => {
  it.each([
    ['on: pull_request'],
    ['on: [push, workflow_dispatch]'],
    ['on: { pull_request: {} }'],
    ['on: { pull_request_target: { types: [opened] } }'],
    ['on: { pull_request: { branches: ["release/**"] } }'],
    ['on: { push: { branches-ignore: [master] } }'],
    ['on: { push: { branches: ["site-deploy/**"] } }'],
    ['on: { push: { branches: ["!master", "*"] } }'],
    ['on: { push: { paths: ["docs/**"] } }'],
    ['on: { push: { branches: ["[a-z]*/**"] } }'],
  ])('include one with "%s"', (text) => {
    expect(starts(text)).toBe(true);
  });

  it('include one with a trigger on a separate line', () => {
    expect(starts('on:\n  pull_request:\n')).toBe(true);
  });

  it.each([['on: [pull_request'], ['jobs: {}'], ['- a list']])(
    'include the invalid file "%s", whose triggers are unknown',
    (text) => {
      expect(starts(text)).toBe(true);
    },
  );

  it.each([
    ['on: workflow_dispatch'],
    ['on: [schedule, workflow_call]'],
    ['on: { schedule: [{ cron: "1 2 * * *" }] }'],
    ['on: { push: { branches: [master, "release/**"] } }'],
    ['on: { push: { tags: ["v*"] } }'],
    ['on: { pull_request: { branches: [master] } }'],
    ['on: { push: { branches-ignore: ["site-deploy/**"] } }'],
  ])('exclude one with "%s"', (text) => {
    expect(starts(text)).toBe(false);
  });
});

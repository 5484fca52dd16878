// Written by "site-deploy init --texts {framework}". Change it as you like.
import { createElement } from 'react';
import overrides from '../overrides.json';
import { LiveText } from './live-text.js';

const first = {};

/** A changed text that the page has fetched (content.mode: runtime), otherwise the built one. */
const choose = (key, text, built) => {
  first[key] ??= text;
  const fetched = globalThis.siteDeployTexts?.[key];
  if (fetched === undefined) return built;
  return fetched === first[key] ? text : fetched;
};

/** The text of the build: the edited text of a key, otherwise the one that is written here. */
export const builtText = (key, text) => overrides[key] ?? text;

/** The text that the script of the page shows in runtime mode, otherwise that of the build. */
export const t = (key, text) => choose(key, text, builtText(key, text));

/** <Text k="home.hero.title" as="h1"> around a text. */
export const Text = ({ children, ...rest }) =>
  createElement(LiveText, { ...rest, text: children, built: builtText(rest.k, children) });

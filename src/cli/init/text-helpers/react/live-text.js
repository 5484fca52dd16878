'use client';
// Written by "site-deploy init --texts {framework}". Change it as you like.
import { createElement, useSyncExternalStore } from 'react';

const first = {};

/** A changed text that the page has fetched (content.mode: runtime), otherwise the built one. */
const choose = (key, text, built) => {
  first[key] ??= text;
  const fetched = globalThis.siteDeployTexts?.[key];
  if (fetched === undefined) return built;
  return fetched === first[key] ? text : fetched;
};

/** Calls `changed` whenever texts arrive. Returns how to stop that. */
export const subscribe = (changed) => {
  addEventListener('site-deploy:texts', changed);
  return () => removeEventListener('site-deploy:texts', changed);
};

/** Hydrates with the built text. */
export const LiveText = ({ k, as = 'span', text, built, ...rest }) => {
  const shown = useSyncExternalStore(
    subscribe,
    () => choose(k, text, built),
    () => built,
  );
  return createElement(as, { ...rest, 'data-text-key': k, 'data-text-live': '' }, shown);
};

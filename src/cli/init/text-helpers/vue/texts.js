// Written by "site-deploy init --texts {framework}". Change it as you like.
import { defineComponent, h, onMounted, onUnmounted, ref } from 'vue';
import overrides from '../overrides.json';

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

/** Calls `changed` whenever texts arrive. Returns how to stop that. */
export const subscribe = (changed) => {
  addEventListener('site-deploy:texts', changed);
  return () => removeEventListener('site-deploy:texts', changed);
};

/** <Text k="home.hero.title" as="h1"> around a text. */
export const Text = defineComponent({
  props: ['k', 'as'],
  setup(props, { slots }) {
    // 0 until the page is hydrated.
    const version = ref(0);
    const changed = () => {
      version.value += 1;
    };
    let stop;
    onMounted(() => {
      changed();
      stop = subscribe(changed);
    });
    onUnmounted(() => stop?.());
    return () => {
      const [built] = slots.default();
      const text = (typeof built === 'string' ? built : built.children).trim();
      const shown = (version.value > 0 ? t : builtText)(props.k, text);
      return h(props.as ?? 'span', { 'data-text-key': props.k, 'data-text-live': '' }, shown);
    };
  },
});

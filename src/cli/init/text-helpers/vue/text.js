// Written by "site-deploy init --texts {framework}". Change it as you like.
import { defineComponent, h, onMounted, onUnmounted, ref } from 'vue';
import { builtText, subscribe, t } from './texts.js';

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

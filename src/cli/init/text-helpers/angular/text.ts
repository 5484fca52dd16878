// Written by "site-deploy init --texts {framework}". Change it as you like.
import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  inject,
  input,
  signal,
} from '@angular/core';
import { builtText, subscribe, type TextKey, t } from './texts.js';

/** <h1 k="home.hero.title" text=…></h1> */
@Component({
  selector: '[k][text]',
  template: '{{ shown() }}',
  host: { '[attr.data-text-key]': 'k()', 'data-text-live': '' },
})
export class Text {
  readonly k = input.required<TextKey>();
  readonly text = input.required<string>();
  /** 0 until the page is hydrated. */
  readonly #version = signal(0);
  protected readonly shown = computed(() => {
    const isHydrated = this.#version() > 0;
    return (isHydrated ? t : builtText)(this.k(), this.text());
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const changed = () => this.#version.update((version) => version + 1);
    afterNextRender(() => {
      changed();
      destroyed.onDestroy(subscribe(changed));
    });
  }
}

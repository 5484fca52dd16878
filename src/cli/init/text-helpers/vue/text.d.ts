export declare const Text: import('vue').DefineComponent<{
  k: import('./texts.js').TextKey;
  as?: string;
}>;

/** The keys of the committed catalogue, which "site-deploy texts keys" writes. */
export type TextKey = keyof typeof import('../text-keys.json');
export declare function t(key: TextKey, text: string): string;
export declare function builtText(key: TextKey, text: string): string;
export declare function subscribe(changed: () => void): () => void;
export declare const Text: import('vue').DefineComponent<{ k: TextKey; as?: string }>;

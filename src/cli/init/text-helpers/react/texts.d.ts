/** The keys of the committed catalogue, which "site-deploy texts keys" writes. */
export type TextKey = keyof typeof import('../text-keys.json');
export declare function t(key: TextKey, text: string): string;
export declare function builtText(key: TextKey, text: string): string;
export declare function Text(props: {
  k: TextKey;
  as?: string;
  children: string;
  [attribute: string]: unknown;
}): import('react').ReactElement;

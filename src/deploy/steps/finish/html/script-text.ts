export function opensScriptInComment(content: string): boolean {
  const comment = content.indexOf('<!--');
  return comment !== -1 && /<script/i.test(content.slice(comment));
}

import type { PageSeo, SeoDefaults } from '../../../contracts/portal/seo.ts';
import { builtTags } from '../../portal/built-tags.ts';
import type { BuiltHead } from '../../portal/store/heads.ts';
import type { Field, Values } from '../frame/editor.ts';

interface EditedPage {
  /** Built values of the page; `undefined` if the portal hasn't recorded a build of it. */
  readonly head: BuiltHead | undefined;
  readonly listedTitle: string;
  readonly record: PageSeo;
  readonly defaults: SeoDefaults;
}

/** Adds to each field the value that visitors get while the field is empty. */
export function withBuilt(fields: readonly Field[], page: EditedPage): readonly Field[] {
  const { head = {}, listedTitle, record, defaults } = page;
  const { titleSuffix: suffix = '', defaultImage = '', locale = '', socialHandle = '' } = defaults;
  const others: Values = {
    title: listedTitle,
    description: record.derived?.includes('description') ? record.description : '',
    'openGraph.image': defaultImage,
    'openGraph.locale': locale,
    'social.site': socialHandle,
  };
  return fields.map((field) => {
    const { name, kind } = field;
    const text = head[name] ?? '';
    const tag = builtTags[name];
    if (text === '') {
      const from = name === 'title' ? 'list of pages' : 'defaults of the site';
      return others[name] ? { ...field, built: { value: others[name], from } } : field;
    }
    const hasSuffix = name !== 'title' || text.endsWith(suffix);
    let value = text;
    if (kind === 'list') value = text.split(/\s*,\s*/).join('\n');
    if (name === 'title' && hasSuffix) value = text.slice(0, text.length - suffix.length) || text;
    return { ...field, built: { value, from: 'build', tag, isWhole: !hasSuffix } };
  });
}

/** Returns the values that visitors get, by field. */
export const effectiveValues = (fields: readonly Field[], values: Values): Values =>
  Object.fromEntries(fields.map(({ name, built }) => [name, values[name] || built?.value || '']));

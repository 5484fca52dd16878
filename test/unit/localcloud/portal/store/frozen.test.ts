import { expect, it } from 'vitest';
import { listPosts, putPost } from '../../../../../src/localcloud/portal/store/content.ts';
import { openDatabase } from '../../../../../src/localcloud/portal/store/database.ts';

it('callers can change neither a cached list nor its records', () => {
  const database = openDatabase(undefined);
  database.run('PRAGMA foreign_keys = OFF');
  const at = '2026-01-01T00:00:00Z';
  const post = { slug: 'ash', title: 'Ash', excerpt: '', author: 'Ada', tags: ['wood'], body: '' };
  putPost(database, 's', { ...post, publishedAt: at, updatedAt: at });
  const posts = listPosts(database, 's');
  expect(() => Object.assign(posts[0] ?? {}, { title: 'Changed' })).toThrow(TypeError);
  expect(() => posts[0]?.tags.push('changed')).toThrow(TypeError);
  expect(() => Reflect.apply(Array.prototype.push, posts, [post])).toThrow(TypeError);
  expect(listPosts(database, 's')).toEqual([{ ...post, publishedAt: at, updatedAt: at }]);
  database.close();
});

export const urlset = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;

export const url = (loc: string, rest = ''): string => `<url><loc>${loc}</loc>${rest}</url>`;

/**
 * The hosting configuration that every site gets anyway, as a file to begin with. Spec: Hosted-site response configuration.
 * @returns `staticwebapp.config.json`
 */
export function renderHostingConfig(): string {
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    navigationFallback: { rewrite: '/index.html', exclude: ['/images/*', '/fonts/*', '/*.ico', '/*.xml'] },
    responseOverrides: { 404: { rewrite: '/404.html' } },
    globalHeaders: {
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

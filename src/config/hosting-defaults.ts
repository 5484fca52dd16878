/**
 * Default hosting configuration, which the site's own settings extend. Spec: Hosted-site response
 * configuration.
 */
export const hostingDefaults = {
  navigationFallback: {
    rewrite: '/index.html',
    exclude: ['/images/*', '/fonts/*', '/*.ico', '/*.xml'],
  },
  globalHeaders: {
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  },
} as const;

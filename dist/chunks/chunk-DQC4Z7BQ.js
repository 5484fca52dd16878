import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/config/hosting-defaults.ts
var hostingDefaults = {
  navigationFallback: { rewrite: "/index.html", exclude: ["/images/*", "/fonts/*", "/*.ico", "/*.xml"] },
  responseOverrides: { 404: { rewrite: "/404.html" } },
  globalHeaders: {
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin"
  }
};

export {
  hostingDefaults
};

import { registerHooks } from 'node:module';

// Packages in the scope @actions import JSON without the attribute that Node requires.
registerHooks({
  load(url, context, nextLoad) {
    if (!/\/node_modules\/@actions\/.*\.json$/.test(url)) return nextLoad(url, context);
    return nextLoad(url, { ...context, importAttributes: { type: 'json' } });
  },
});

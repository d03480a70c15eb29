import type { Plugin } from 'vite'

/** Lets the browser cache the modules of a tree that does not change while it is served. */
export function keepModules(): Plugin {
  const kept = /^\/(src|mocks|stories|openapi|locales|node_modules|@fs)\//
  return {
    name: 'portal:keep-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (kept.test(request.url ?? '')) {
          const set = response.setHeader.bind(response)
          response.setHeader = (name, value) =>
            name.toLowerCase() === 'cache-control'
              ? set(name, 'max-age=3600, immutable')
              : set(name, value)
        }
        next()
      })
    },
  }
}

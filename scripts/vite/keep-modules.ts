import type { Plugin } from 'vite'

interface KeepModules {
  /** Virtual modules too, where they are the same for every page. */
  readonly virtual?: boolean
}

/** Lets the browser cache the modules of a tree that does not change while it is served. */
export function keepModules({ virtual = false }: KeepModules = {}): Plugin {
  const kept = /^\/(src|mocks|stories|openapi|locales|node_modules|@fs)\//
  const isKept = (url: string) => kept.test(url) || (virtual && url.startsWith('/@id/'))
  return {
    name: 'portal:keep-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isKept(request.url ?? '')) {
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

import type { Plugin } from 'vite'
import { referenceFiles } from '#mocks/server/reference/files.ts'
import { referencePage } from '#mocks/server/reference/html.ts'

/** The default address of `npm run mock`. */
const BACKEND = 'http://127.0.0.1:4010'

const pageFile = () => ({
  type: 'text/html; charset=utf-8',
  body: referencePage({ files: '', backend: BACKEND }),
})

/** The API reference below /reference/, which calls a fake backend that runs elsewhere. */
export function reference(): Plugin {
  return {
    name: 'portal:reference',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = /^[/]reference[/]([\w.-]+)(?:[?]|$)/.exec(request.url ?? '') ?? []
        const file = name === 'index.html' ? pageFile() : referenceFiles().get(name ?? '')
        if (!file) return next()
        response.setHeader('content-type', file.type)
        response.end(file.body)
      })
    },
    generateBundle() {
      for (const [name, { body }] of [['index.html', pageFile()] as const, ...referenceFiles()])
        this.emitFile({ type: 'asset', fileName: `reference/${name}`, source: body })
    },
  }
}

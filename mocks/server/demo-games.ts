import { gamePage } from './game-page.ts'

/** `/demo-games/<kind>/index.html`; nothing else lies there. */
export function demoGame(pathname: string): Response {
  const [, kind] = /^\/demo-games\/([a-z-]+)\/index\.html$/.exec(pathname) ?? []
  const page = kind ? gamePage(kind) : null
  return page
    ? new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : new Response('Not found', { status: 404 })
}

import { referenceFiles } from './files.ts'
import { referencePage } from './html.ts'

const REFERENCE = '/__mock/docs'

/** The page loads only its own files and calls only this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headersFor = (type: string) => ({
  'content-type': type,
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

/** Whether a GET of this path requests the API reference or one of its files. */
export const isReference = (call: string) => `${call}/`.startsWith(`GET ${REFERENCE}/`)

/** The API reference at /__mock/docs, with its files below. */
export function showReference({ request }: { readonly request: Request }): Response {
  const { pathname } = new URL(request.url)
  if (pathname === REFERENCE) {
    const page = referencePage({ files: 'docs/', backend: '' })
    return new Response(page, { headers: headersFor('text/html; charset=utf-8') })
  }
  if (pathname === `${REFERENCE}/`)
    return new Response(null, { status: 303, headers: { location: REFERENCE } })
  const file = referenceFiles().get(pathname.slice(REFERENCE.length + 1))
  return file
    ? new Response(file.body, { headers: headersFor(file.type) })
    : Response.json({ message: 'The API reference has no such file.' }, { status: 404 })
}

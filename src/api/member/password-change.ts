import type { Middleware } from 'openapi-fetch'
import { isRecord } from '#lib/read.ts'
import { client } from '../transport/client.ts'

/** Calls back with the session token of each call that is refused until the password is changed. Answers how to stop. */
export function onPasswordChangeRequired(callback: (token: string) => void): () => void {
  const listen: Middleware = {
    async onResponse({ request, response }) {
      const token = request.headers.get('x-session-token')
      if (response.status !== 403 || token === null) return
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      if (isRecord(body) && body.errorCode === 'password.change.required') callback(token)
    },
  }
  client.use(listen)
  return () => client.eject(listen)
}

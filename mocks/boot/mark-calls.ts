import { markCall } from '#mocks/world/core/caller-signal.ts'

/** Lets the world know when this page gives up a call. */
export function markCalls(): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== location.origin) return send(request)
    const { marked, forget } = markCall(request)
    const response = await send(marked)
    forget()
    return response
  }
}

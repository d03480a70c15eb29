/** The story whose calls are answered: null between two stories. */
let story: object | null = null

const network = window.fetch.bind(window)
const never = () => new Promise<never>(() => undefined)
const isCall = (asked: RequestInfo | URL) =>
  asked instanceof Request && /^\/(wps|lgw)\//.test(new URL(asked.url).pathname)

/**
 * A call of an earlier story is never answered, even one that is about to be sent, because its answer would log that
 * story's visitor in here.
 */
window.fetch = async (...call) => {
  if (!isCall(call[0])) return network(...call)
  const mine = story
  if (mine === null) return never()
  try {
    const response = await network(...call)
    return mine === story ? response : never()
  } catch (failed) {
    if (mine !== story) return never()
    throw failed
  }
}

/** No call is answered from now on. */
export const hushCalls = (): void => {
  story = null
}

/** Calls from now on are answered, until the next story. */
export const answerCalls = (): void => {
  story = {}
}

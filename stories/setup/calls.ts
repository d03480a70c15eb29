/** The story whose calls are answered; null between two stories. */
let story: object | null = null

const network = window.fetch.bind(window)
const never = () => new Promise<never>(() => undefined)
const isCall = (asked: RequestInfo | URL) =>
  asked instanceof Request && /^\/(wps|lgw)\//.test(new URL(asked.url).pathname)

/**
 * A call of an earlier story is never answered, whether it is pending or not sent yet, because its answer would log
 * that story's visitor in here.
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

/** Stops answering calls. */
export const stopAnswering = (): void => {
  story = null
}

/** Answers the calls of the story that starts now. */
export const answerCalls = (): void => {
  story = {}
}

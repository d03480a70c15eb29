/** Work that takes longer lets others go on in between, in ms: pages draw, and a server answers its other sessions. */
const SLICE = 20

/** Lets everything run that is waiting. A timer would be held up by tests that stop time. */
const others = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Creates a function to be awaited between the steps of long work. */
export function createPause(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < SLICE) return
    await others()
    begun = performance.now()
  }
}

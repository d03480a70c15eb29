import { toMessage } from '#mocks/world/core/to-message.ts'
import { neverSettle, showPlainPage } from './plain-page.ts'

/** After this many real milliseconds without control the page explains the delay. */
const SILENCE_MS = 5000

function explain(reason: string): () => void {
  return showPlainPage({
    title: 'The fake backend did not start · নকল ব্যাকএন্ড চালু হয়নি',
    lines: [
      "The service worker for the fake backend does not control this page. Reload. If that does not help, close the portal's other tabs and try again.",
      'যে সার্ভিস ওয়ার্কার ব্যাকএন্ডের কাজ করে, সেটি এই পেজে চালু হয়নি। পেজটি আবার লোড করুন; তাতে কাজ না হলে অন্য ট্যাবগুলো বন্ধ করে আবার চেষ্টা করুন।',
      reason,
    ],
    reload: true,
  })
}

/**
 * Resolves when the worker that `start` starts controls the page. A delay is explained meanwhile; where
 * no worker can start, the explanation stays and the promise never settles.
 */
export async function waitForServiceWorker(start: () => Promise<unknown>): Promise<void> {
  let lift: (() => void) | undefined
  const silence = setTimeout(() => {
    lift = explain(`The service worker did not take control within ${SILENCE_MS} ms.`)
  }, SILENCE_MS)
  const refusal = await start().then(() => null, toMessage)
  clearTimeout(silence)
  lift?.()
  if (refusal === null) return
  explain(refusal)
  await neverSettle()
}

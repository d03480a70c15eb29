import { threadId } from 'node:worker_threads'

/**
 * Threads of one process hear each other's channels, and all of them play the same account: a log-out in one file
 * would end the session in another. So each thread has channels of its own; once, for all files that share it.
 */
if (BroadcastChannel.name !== 'ThreadChannel')
  globalThis.BroadcastChannel = class ThreadChannel extends BroadcastChannel {
    constructor(name: string) {
      super(`${threadId} ${name}`)
    }
  }

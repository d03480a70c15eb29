import { threadId } from 'node:worker_threads'

/**
 * All threads of the process share their BroadcastChannels and use the same account, so a logout in one file would end
 * the session in another. Each thread therefore gets its own channels, once for all its files.
 */
if (BroadcastChannel.name !== 'ThreadChannel')
  globalThis.BroadcastChannel = class ThreadChannel extends BroadcastChannel {
    constructor(name: string) {
      super(`${threadId} ${name}`)
    }
  }

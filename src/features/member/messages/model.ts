import type { Message, MessagePage } from '#api/member/messages.ts'
import { enumParam, pageParam } from '#patterns/search-state.ts'

export const MESSAGE_KINDS = ['PERSONAL', 'SYSTEM'] as const

/** The list and its page in the address. The names are long because a page below an overlay has its own. */
export const MESSAGES_SEARCH = {
  inbox: enumParam(MESSAGE_KINDS, 'PERSONAL'),
  inboxPage: pageParam,
}

/** A page of messages after one of them has been read. */
export const withRead = (page: MessagePage, { id, kind }: Message): MessagePage => ({
  ...page,
  list: page.list.map((one) => (one.id === id ? { ...one, read: true } : one)),
  unread: { ...page.unread, [kind]: Math.max(0, page.unread[kind] - 1) },
})

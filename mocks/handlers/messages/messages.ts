import type { RequestHandler } from 'msw'
import { isNoteKey, NOTES } from '#mocks/content/messages/notes.ts'
import { interpolate } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { countUnread } from '#mocks/world/messages/inbox.ts'
import {
  deleteMessage,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '#mocks/world/messages/own-messages.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor } from '../reports/range.ts'
import { toPage } from '../shared/paging.ts'

type Message = components['schemas']['Message']

/** A message as its member reads it in a language. */
export function toMessage(
  { note, values, deletedAt, memberId, ...row }: Row<'messages'>,
  language: string,
): Message {
  const { title, text } = row
  const ownText = title && text ? { title, text } : null
  const words = isNoteKey(note) ? NOTES[note] : ownText
  return {
    ...row,
    title: words ? interpolate(words.title, values ?? {}, language) : null,
    text: words ? interpolate(words.text, values ?? {}, language) : null,
  }
}

const isKept = ({ deletedAt }: Row<'messages'>): boolean => deletedAt === null

/** The inbox of a member. */
export const messagesHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getUnread', ({ member }) =>
    ok({ unreadMessage: countUnread(world, member.id) }),
  ),

  operation(world, 'getMessages', ({ query, member, language }) => {
    const { kind, pageNo, pageSize } = query
    const { asOf } = asOfFor(world, query)
    // A message deleted since keeps its place: its page becomes shorter, but the other pages do not shift.
    const all = world.db.messages
      .list({ memberId: member.id, kind })
      .filter(({ at, deletedAt }) => at <= asOf && (deletedAt ?? asOf + 1) > asOf)
      .sort((a, b) => b.at - a.at)
    const { items, totalPages } = toPage(all, pageNo, pageSize)
    return ok({
      list: items.filter(isKept).map((row) => toMessage(row, language)),
      asOf,
      total: all.filter(isKept).length,
      totalPages,
      unread: {
        SYSTEM: countUnread(world, member.id, 'SYSTEM'),
        PERSONAL: countUnread(world, member.id, 'PERSONAL'),
      },
    })
  }),

  operation(world, 'readMessage', async ({ body: { id }, member }) =>
    toAnswer(await readMessage(world, member, id), () => ({
      unreadMessage: countUnread(world, member.id),
    })),
  ),

  operation(world, 'readAllMessages', async ({ body: { kind }, member }) => {
    await readAllMessages(world, member, kind)
    return ok({ unreadMessage: countUnread(world, member.id) })
  }),

  operation(world, 'deleteMessage', async ({ query: { id }, member }) =>
    toAnswer(await deleteMessage(world, member, id), () => null),
  ),

  operation(world, 'restoreMessage', async ({ body: { id }, member }) =>
    toAnswer(await restoreMessage(world, member, id), () => null),
  ),
]

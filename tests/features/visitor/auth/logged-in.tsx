import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { memberQueries } from '../../../../src/api/member.ts'
import { popupOf } from '../../../../src/patterns/routing/popup.ts'
import { session } from '../../../../src/session/store.ts'
import { infoOf, openDesk } from './desk.tsx'

export type Replies = Parameters<typeof openDesk>[0]

/** A desk at which somebody of a member type is logged in already. */
export async function loggedIn(replies: Replies = {}, config: object = {}, type = 0) {
  const desk = await openDesk({ 'GET /wps/member/info': () => infoOf(type), ...replies }, config)
  session.set('token', 'ses-old-token-0001')
  session.set('merchantCode', 'suborno')
  session.set('account', 'rahim88')
  await desk.client.fetchQuery(memberQueries.info('ses-old-token-0001'))
  return { ...desk, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

interface PopupProps {
  at: string
  part: ComponentType<{ onClose: () => void }>
  onClose: () => void
}

/** As the pop-up host does it: there while the address names it. */
export function Popup({ at, part: Part, onClose }: PopupProps) {
  return popupOf(useLocation().search) === at ? <Part onClose={onClose} /> : null
}

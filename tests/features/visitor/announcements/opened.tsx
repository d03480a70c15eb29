import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect } from 'vitest'
import { contentQueries, type Notice, type PopupItem } from '../../../../src/api/content.ts'
import { announcementPopup } from '../../../../src/features/visitor/announcements/routes.ts'
import { loadTexts } from '../../../../src/i18n/i18n.ts'
import { session } from '../../../../src/session/store.ts'
import { frozenLink, openPortal } from '../../../harness/portal.tsx'

interface Said {
  readonly popup?: readonly PopupItem[]
  readonly player?: readonly Notice[]
}

/** Lays answers into the cache before anybody asks for them. */
function Primed({ said, children }: { said: Said; children: ReactNode }) {
  const client = useQueryClient()
  useState(() => {
    for (const token of [session.get('token') ?? '', '']) {
      client.setQueryData(contentQueries.announcements('EN', token).queryKey, {
        banners: [],
        promotion: [],
        popup: [...(said.popup ?? [])],
        player: [...(said.player ?? [])],
      })
    }
  })
  return children
}

/** What the pop-up loads only when it opens. */
const dialogParts = () =>
  Promise.all([
    import('../../../../src/features/visitor/announcements/components/announcement-dialog.tsx'),
    import('../../../../src/ui/rich-text/rich-text-body.tsx'),
    loadTexts('announcements'),
  ])

let client: QueryClient | undefined

/** A part at an address; with `said` the announcements are known already. */
export async function openView(scenario: string, route: string, part: ReactNode, said?: Said) {
  const view = <Suspense fallback={null}>{part}</Suspense>
  const opened = await openPortal(frozenLink(scenario), route, {
    view: said ? <Primed said={said}>{view}</Primed> : view,
  })
  client = opened.client
  return opened
}

/** The pop-up that opens by itself, at a page without a home of its own. */
export const openAnnouncement = (scenario: string, route = '/promotions', said?: Said) =>
  openView(scenario, route, <announcementPopup.View />, said)

type Opened = Awaited<ReturnType<typeof openAnnouncement>>

export const marks = () => [session.get('USER_POPUP'), session.get('ANONYMOUS_POPUP')]

/** What could open by itself has had its time: all answers are there and its parts are loaded. */
export async function pause(): Promise<void> {
  await dialogParts()
  await waitFor(() => expect(client?.isFetching()).toBe(0))
  await act(() => new Promise((done) => setTimeout(done, 20)))
}

/** The announcements came or failed for good, and nothing opened. */
export async function nothingOpens({ client }: Opened) {
  const { queryKey } = contentQueries.announcements('EN', session.get('token') ?? '')
  await waitFor(() => {
    const state = client.getQueryState(queryKey)
    expect([state?.status, state?.fetchStatus]).toEqual([
      expect.stringMatching(/^(success|error)$/),
      'idle',
    ])
  })
  await pause()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(marks()).toEqual([null, null])
}

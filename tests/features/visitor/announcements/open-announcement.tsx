import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect } from 'vitest'
import { contentQueries, type Notice, type PopupItem } from '#api/content/content.ts'
import { announcementPopup } from '#features/visitor/announcements/routes.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { session } from '#session/store.ts'
import { frozenLink, openPortal } from '#tests/harness/portal.tsx'

interface Seed {
  readonly popup?: readonly PopupItem[]
  readonly player?: readonly Notice[]
}

/** Puts the announcements into the cache before they can be fetched. */
function Seeded({ seed, children }: { seed: Seed; children: ReactNode }) {
  const client = useQueryClient()
  useState(() => {
    for (const token of [session.get('token') ?? '', '']) {
      client.setQueryData(contentQueries.announcements('EN', token).queryKey, {
        banners: [],
        promotion: [],
        popup: [...(seed.popup ?? [])],
        player: [...(seed.player ?? [])],
      })
    }
  })
  return children
}

/** The modules that the pop-up loads when it opens. */
const dialogParts = () =>
  Promise.all([
    import('#features/visitor/announcements/components/announcement-dialog.tsx'),
    import('#ui/rich-text/rich-text-body.tsx'),
    loadTexts('announcements', 'patterns'),
  ])

let client: QueryClient | undefined

/** Shows a component at an address; `seed` puts announcements into the cache. */
export async function openView(scenario: string, route: string, part: ReactNode, seed?: Seed) {
  const view = <Suspense fallback={null}>{part}</Suspense>
  const opened = await openPortal(frozenLink(scenario), route, {
    view: seed ? <Seeded seed={seed}>{view}</Seeded> : view,
  })
  client = opened.client
  return opened
}

/** Opens the automatic pop-up, on a page without its own one. */
export const openAnnouncement = (scenario: string, route = '/promotions', seed?: Seed) =>
  openView(scenario, route, <announcementPopup.View />, seed)

type Opened = Awaited<ReturnType<typeof openAnnouncement>>

export const closedMarks = () => [session.get('USER_POPUP'), session.get('ANONYMOUS_POPUP')]

/** Waits until all answers have arrived and all parts are loaded, so that a pop-up would have opened. */
export async function pause(): Promise<void> {
  await dialogParts()
  await waitFor(() => expect(client?.isFetching()).toBe(0))
  await act(() => new Promise((done) => setTimeout(done, 20)))
}

/** Asserts that the announcements arrived or failed and no pop-up opened. */
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
  expect(closedMarks()).toEqual([null, null])
}

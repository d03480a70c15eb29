import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect } from 'vitest'
import { contentQueries, type Notice, type PopupItem } from '../../../../src/api/content.ts'
import { announcementPopup } from '../../../../src/features/visitor/announcements/routes.ts'
import { session } from '../../../../src/session/store.ts'
import { openPortal } from '../../../harness/portal.tsx'

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'

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

/** A part at an address; with `said` the announcements are known already. */
export function openView(scenario: string, route: string, part: ReactNode, said?: Said) {
  const view = <Suspense fallback={null}>{part}</Suspense>
  return openPortal(`scenario=${scenario}&${AT}`, route, {
    view: said ? <Primed said={said}>{view}</Primed> : view,
  })
}

/** The pop-up that opens by itself, at a page without a home of its own. */
export const openAnnouncement = (scenario: string, route = '/promotions', said?: Said) =>
  openView(scenario, route, <announcementPopup.View />, said)

type Opened = Awaited<ReturnType<typeof openAnnouncement>>

export const marks = () => [session.get('USER_POPUP'), session.get('ANONYMOUS_POPUP')]

/** What could open by itself has had its time. */
export const pause = () => act(() => new Promise((done) => setTimeout(done, 300)))

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

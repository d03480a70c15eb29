// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

test("OTH-21 D-067 the agents' chat room is a page of the agent centre, in a frame", async () => {
  await openPortal(frozenLink('agent-chat-room'), '/agentHome?page=chatRoom')
  await screen.findByRole('heading', { level: 1, name: 'Chat room' })
  const frame = await screen.findByTitle('Chat room')
  expect(frame.getAttribute('src')).toContain('/demo-chat/')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

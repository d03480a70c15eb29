import { screen } from '@testing-library/react'
import DownlineManagement from '#features/agent/team/screens/downline-management.tsx'
import { frozenLink, openPortal } from '#tests/harness/portal.tsx'

/** The page of downlines, searched for Rahim, whose rebate can be raised. */
export async function openTeam() {
  const opened = await openPortal(
    frozenLink('agent-team-small'),
    '/agentHome?page=downlineManagmentView&search=rahim',
    {
      view: <DownlineManagement />,
      texts: ['team', 'agent', 'links', 'forms', 'patterns', 'records', 'transfer'],
    },
  )
  await screen.findByRole('button', { name: 'rahim' })
  return opened
}

import { Megaphone } from 'lucide-react'
import { expect, test } from 'vitest'
import { grantedPages } from '#app/routing/granted-pages.ts'
import type { AgentNeed } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const screen = defineScreen(() => Promise.resolve({ default: () => null }))
const menu = { group: 'team', icon: Megaphone } as const
const need = (requires: AgentNeed) => ({ page: 'withdraw' as const, menu, screen, requires })

const pages = [
  { page: 'agentTeamOverview' as const, menu, screen },
  need('salary'),
  need('contract'),
  need('writing'),
  need('chat'),
]
const needsOf = (grants: Parameters<typeof grantedPages>[1]) =>
  grantedPages(pages, grants).map(({ requires }) => requires ?? 'nothing')

test('AGT-26 CON-11 a page that needs salaries or contracts exists for agents who have them', () => {
  expect(needsOf(null)).toEqual(['nothing', 'writing'])
  expect(needsOf({ enableSalary: true })).toEqual(['nothing', 'salary', 'writing'])
  expect(needsOf({ enableContract: true })).toEqual(['nothing', 'contract', 'writing'])
})

test('F-48 an accountant has every page except those that only write', () => {
  const grants = { enableSalary: true, enableContract: true, readOnly: true }
  expect(needsOf(grants)).toEqual(['nothing', 'salary', 'contract'])
})

test('OTH-21 D-067 the chat room exists if the merchant has a department for it', () => {
  expect(needsOf({ chatRoom: null })).toEqual(['nothing', 'writing'])
  expect(needsOf({ chatRoom: 'general' })).toEqual(['nothing', 'writing', 'chat'])
})

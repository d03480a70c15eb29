import type { ComponentType } from 'react'
import type { Route } from '#patterns/routing/define-route.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import type { FrameProps } from './frame-props.ts'
import { PlayerShell } from './player-shell.tsx'

const agentShell = lazyScreen<FrameProps>(() => import('./agent-shell.tsx'))
const gameShell = lazyScreen<FrameProps>(() => import('./game-shell.tsx'))

/** Agents and games have their own frames; every other page uses the player's. */
export function findFrame(frame: Route['frame']): ComponentType<FrameProps> {
  if (frame === 'player') return PlayerShell
  return (frame === 'agent' ? agentShell : gameShell).View
}

/** Starts loading a frame before it is shown. */
export const preloadFrame = async (frame: Route['frame']): Promise<void> => {
  if (frame !== 'player') await (frame === 'agent' ? agentShell : gameShell).preload()
}

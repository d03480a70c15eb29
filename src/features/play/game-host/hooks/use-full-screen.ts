import { useEffect, useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}
const isOn = () => Boolean(document.fullscreenElement)
const ignore = () => undefined

const leave = () => {
  if (isOn()) document.exitFullscreen().catch(ignore)
}

export interface FullScreen {
  readonly on: boolean
  toggle(): void
}

/**
 * The whole page takes the screen, not the game alone: limits and help, messages and windows of ours
 * stay in sight. Null where the browser has none. It ends with the game.
 */
export function useFullScreen(): FullScreen | null {
  const on = useSyncExternalStore(subscribe, isOn)
  useEffect(() => leave, [])
  if (!document.fullscreenEnabled) return null
  const enter = () => document.documentElement.requestFullscreen().catch(ignore)
  return { on, toggle: () => void (on ? leave() : enter()) }
}

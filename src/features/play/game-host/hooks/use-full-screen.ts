import { useEffect, useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
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
 * Full screen of the whole page, not of the game alone, so that limits, help and messages stay in view.
 * Null where the browser has none. It ends with the game.
 */
export function useFullScreen(): FullScreen | null {
  const on = useSyncExternalStore(subscribe, isOn)
  useEffect(() => leave, [])
  if (!document.fullscreenEnabled) return null
  const enter = () => document.documentElement.requestFullscreen().catch(ignore)
  return { on, toggle: () => void (on ? leave() : enter()) }
}

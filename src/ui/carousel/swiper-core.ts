// The only import of the library: one lazy chunk without unused parts.
export { default as Swiper } from 'swiper'
export { manageLoopFocus } from './loop-focus.ts'

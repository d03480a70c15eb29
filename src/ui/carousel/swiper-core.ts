// The only door to the library, so that it is one lazily loaded piece with nothing unused.
export { default as Swiper } from 'swiper'
export { manageLoopFocus } from './loop-focus.ts'

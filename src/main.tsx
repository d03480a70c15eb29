import './ui/styles.css'
import { boot } from './app/boot/boot.tsx'

const root = document.getElementById('root')
if (root) void boot(root)

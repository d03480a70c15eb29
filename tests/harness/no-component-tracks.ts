/**
 * React's development build reports each rendering of each component to the performance tracks of a browser's developer
 * tools. A test does not use them, and they take time. React reports nothing where the console cannot draw tracks; this
 * has to run before React's renderer is loaded.
 */
Reflect.deleteProperty(console, 'timeStamp')

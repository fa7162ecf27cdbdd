// What went wrong in the page, for the tests to read: errors, broken rules of the policy, what the console was told.
window.errors = [];
const note = (...told) => window.errors.push(told.join(' '));
window.addEventListener('error', (event) => note(event.message ?? `cannot load ${event.target.src}`), true);
window.addEventListener('unhandledrejection', (event) => note(event.reason));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  // No page of ours asks for an icon; WebKit does by itself.
  if (!blockedURI.endsWith('/favicon.ico')) note(violatedDirective, 'forbids', blockedURI);
});
console.error = note;

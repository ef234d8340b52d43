export { packagesFolder } from '@ankur/content/collection';

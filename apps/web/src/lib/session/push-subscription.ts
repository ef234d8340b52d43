/** The service worker here; null where messages cannot be had. */
export async function messageWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Ends the messages to this browser; answers the address that the server may forget. */
export async function leavePush(): Promise<string | null> {
  const subscription = await (await messageWorker())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

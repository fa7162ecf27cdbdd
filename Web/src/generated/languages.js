// Made by Scripts/web-data from the messages of the other hosts.

/** The languages there are messages in, English aside. */
export const languages = {
  'ar': () => import('../messages/ar.js'),
  'de': () => import('../messages/de.js'),
  'es': () => import('../messages/es.js'),
  'fr': () => import('../messages/fr.js'),
  'hi': () => import('../messages/hi.js'),
  'it': () => import('../messages/it.js'),
  'ja': () => import('../messages/ja.js'),
  'ko': () => import('../messages/ko.js'),
  'pt-BR': () => import('../messages/pt-BR.js'),
  'ru': () => import('../messages/ru.js'),
  'zh-Hans': () => import('../messages/zh-Hans.js'),
  'zh-Hant': () => import('../messages/zh-Hant.js'),
};

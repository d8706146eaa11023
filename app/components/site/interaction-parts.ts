// One file of script, for what pages need once a visitor does something.
export { showCurtain } from "~/browser/failed-pictures.client";
export { replaceBubbles } from "~/browser/field-messages.client";
export { syncLibrary } from "~/browser/outbox.client";
export { restorePageState, savePageState } from "~/browser/page-state.client";
export { recordOpening } from "~/browser/record-watch.client";
export { moveFocusByKey, moveFocusOut } from "~/browser/spatial-navigation.client";
export { verifyStored } from "~/browser/verify-session.client";
export { ShortcutSheet } from "./shortcut-sheet";
export { MobileAccount, UserMenu } from "./user-menu";
export { WelcomeDialog } from "./welcome-dialog";

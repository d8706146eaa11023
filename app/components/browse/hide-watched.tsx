import { useEffect, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { changeDocument, localLibrary, SIGNED_OUT } from "~/browser/library/library.client";
import { reloadWithoutLists } from "~/browser/library/session-lists.client";
import { useSite } from "~/components/site/site-context";
import { Switch } from "~/components/ui/switch";
import { showToast } from "~/components/ui/toast";
import { useStore } from "~/lib/caching/store";

/** Whether lists leave out what the visitor has watched. */
export function HideWatchedSwitch() {
	const isSignedIn = useSite().visitor !== null;
	return (
		<div>
			{isSignedIn ? <OwnSwitch /> : <LocalSwitch />}
			<p className="mt-1 text-sm text-soft">Movies you watched and shows you began. My List keeps them.</p>
		</div>
	);
}

const LABEL = "Hide what I have watched";

/** The lists of this tab are loaded again, because the server leaves out what is hidden. */
function OwnSwitch() {
	const [isOn, setIsOn] = useState<boolean | null>(null);
	useEffect(() => {
		callApi("GET /api/preferences", {}).then(
			({ hideWatched }) => setIsOn(hideWatched),
			() => showToast("Failed to load your preferences. Please try again.", "alarm"),
		);
	}, []);

	async function change(hideWatched: boolean) {
		setIsOn(hideWatched);
		try {
			await callApi("PUT /api/preferences", { body: { hideWatched } });
			reloadWithoutLists();
		} catch {
			setIsOn(!hideWatched);
			showToast("Failed to change it. Please try again.", "alarm");
		}
	}

	return (
		<Switch isOn={isOn === true} isDisabled={isOn === null} onChange={(next) => void change(next)}>
			{LABEL}
		</Switch>
	);
}

function hideWatched(isOn: boolean): void {
	changeDocument(SIGNED_OUT, ({ hideWatched: _, ...document }) => {
		return isOn ? { ...document, hideWatched: true } : document;
	});
}

/** Of a signed-out visitor, in this browser. */
function LocalSwitch() {
	const isOn = useStore(localLibrary, null)?.hideWatched === true;
	return (
		<Switch isOn={isOn} onChange={hideWatched}>
			{LABEL}
		</Switch>
	);
}

import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"ja">): PressTexts => {
	const notChanged = "変更できませんでした。もう一度お試しください。";
	const notRemoved = "削除できませんでした。もう一度お試しください。";
	const notAdded = "追加できませんでした。もう一度お試しください。";
	const notRated = "評価を保存できませんでした。もう一度お試しください。";
	const notMarked = "記録できませんでした。もう一度お試しください。";
	return {
		changes: {
			open: { past: "作品を開く", failed: notChanged },
			close: {
				past: "「視聴中」から削除",
				done: (name) => `「${name}」を「視聴中」から削除しました`,
				failed: notRemoved,
			},
			progress: { past: "再生", failed: notChanged },
			play: { past: "視聴", done: (name) => `「${name}」の視聴記録を追加しました`, failed: notChanged },
			unplay: { past: "視聴記録を削除", done: (name) => `「${name}」の視聴記録を削除しました`, failed: notRemoved },
			save: {
				past: "「あとで見る」に追加",
				done: (name) => `「${name}」を「あとで見る」に追加しました`,
				failed: notAdded,
				full: "このブラウザにはこれ以上作品を保存できません。保存するには新規登録してください。",
			},
			unsave: {
				past: "「あとで見る」から削除",
				done: (name) => `「${name}」を「あとで見る」から削除しました`,
				failed: notRemoved,
			},
			hide: {
				past: "興味なし",
				done: (name) => `「${name}」を「興味なし」にしました。今後、一覧には表示されません`,
				failed: "非表示にできませんでした。もう一度お試しください。",
				full: "このブラウザにはこれ以上非表示の作品を保存できません。非表示にするには新規登録してください。",
			},
			show: {
				past: "「興味なし」を取り消し",
				done: (name) => `「${name}」を再び一覧に表示します`,
				failed: "表示に戻せませんでした。もう一度お試しください。",
			},
			rate: {
				past: "評価",
				done: (name, rating) => `「${name}」に${rating}点をつけました`,
				failed: notRated,
				full: "このブラウザにはこれ以上評価を保存できません。保存するには新規登録してください。",
			},
			unrate: { past: "評価を削除", done: (name) => `「${name}」の評価を削除しました`, failed: notRated },
			note: {
				past: "メモ",
				done: (name, note) => `「${name}」のメモを${note === "" ? "削除" : "保存"}しました`,
				failed: "メモを保存できませんでした。もう一度お試しください。",
				full: "このブラウザにはこれ以上メモを保存できません。保存するには新規登録してください。",
			},
			begin: {
				past: "最初から視聴",
				done: (name) => `「${name}」を最初から見られます。これまでの記録は視聴日記に残ります`,
				failed: notChanged,
			},
			unbegin: { past: "視聴済みに戻す", done: (name) => `「${name}」を視聴済みに戻しました`, failed: notChanged },
			list: { past: "リストに追加", done: (name) => `「${name}」をリストに追加しました`, failed: notAdded },
			unlist: {
				past: "リストから削除",
				done: (name) => `「${name}」をリストから削除しました`,
				failed: notRemoved,
			},
			mark: {
				past: "視聴済みにする",
				done: (name) => `「${name}」を視聴済みにしました`,
				failed: notMarked,
				full: (max) =>
					`アカウントがない場合、このブラウザに保存できるのはエピソードと映画を合わせて${max}件までです。さらに記録するには新規登録してください。`,
			},
			unmark: { past: "未視聴にする", done: (name) => `「${name}」を未視聴にしました`, failed: notMarked },
		},

		savedHere: (name) =>
			`「${name}」をこのブラウザの「あとで見る」に追加しました。新規登録すると、どの端末でも使えます。`,
		withCompany: (done, names) => `${done}（${names}と一緒に）`,
		waiting: (product) => `このブラウザに保存しました。${product}につながると送信されます。`,
		followedBy: (said, next) => `${said}。${next}`,
		undo: "元に戻す",
		notUndone: "元に戻せませんでした。もう一度お試しください。",
		sentSince: "すでにアカウントに送信されています。そちらで変更してください。",
		thereAlready: (name) => `「${name}」はすでに記録されています。もう一度見ましたか？`,
		addAgain: "もう一度追加",

		refusals: {
			full: "アカウントの保存数が上限に達しています。先にいくつか削除してください。",
			missing: "この作品は存在しません。",
			deleted: "その後に削除されています。",
			not_aired: "まだ放送されていません。",
			list_gone: "このリストはもう存在しません。",
			dated_plays: "日付のある視聴記録が削除されてしまいます。",
		},
		unreadable: (product) => `${product}で読み取れませんでした。`,
		datedPlays: (count) => plural(count, { other: "視聴記録#件が、日付も含めて削除されてしまいます。" }),
		pleaseTryAgain: "もう一度お試しください。",
		leftOut: (count, reason) => `${plural(count, { other: "#作品を除外しました。" })}${reason}`,
		notTaken: (name, reason) => `「${name}」はアカウントに保存されませんでした。${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, { other: "#件の変更がアカウントに保存されませんでした。" })}${reason}`,

		whenWatched: (name) => `「${name}」をいつ見ましたか？`,
		when: "いつ",
		unknownDay: "覚えていない",
		whenAired: "放送日",
		today: "今日",
		otherDay: "別の日",
		theDay: "日付",
		markWatched: "視聴済みにする",

		youWatched: (name) => `「${name}」は視聴済みです`,
		plays: (count) => plural(count, { other: "視聴#回" }),
		playsOf: (plays, times) => `${plays}：${times}`,
		timesUndated: (count) => plural(count, { other: "日付なし#回" }),
		more: (count) => plural(count, { other: "ほか#回" }),
		times: (first, last) => `${first.join("、")}、${last}`,
		removePlays: (count) => plural(count, { other: "#回分の記録を削除" }),
		watchedAgain: "もう一度見た",
		changeDate: "日付を変更",
	};
};

import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"ja">): ListsTexts => ({
	yourLists: "作成したリスト",
	noLists: "リストはまだありません",
	noListsAdvice: "冬に見たい映画、ある監督の全作品、友だちに見せたい作品など、好きな順にまとめられます",
	openByLink: "限定公開",
	isPrivate: "非公開",
	isFull: (max) =>
		plural(max, { other: "リストは#個までで、上限に達しています。新しく作成するには、どれかを削除してください。" }),
	newList: "新しいリスト",
	beginsWith: (title) => `最初の作品は「<name>${title}</name>」です。`,
	make: "リストを作成",
	making: "作成中…",
	allLists: "すべてのリスト",
	name: "名前",
	note: "メモ",
	noteHint: "どんなリストか（任意）",
	makeFailed: "リストを作成できませんでした。もう一度お試しください。",
	changeFailed: "リストを変更できませんでした。もう一度お試しください。",

	list: "リスト",
	openToAnyone: "リンクを知っている人に公開中",
	reorder: "並べ替え",
	done: "完了",
	edit: "編集",
	save: "保存",
	saving: "保存中…",
	nothingInList: "このリストにはまだ何もありません",
	nothingInListAdvice: "作品を開き、ボタンの下の「リストに追加」を押してください",
	findSomething: "作品を探す",
	number: (rank) => `${rank}番目`,
	pages: "ページ",

	delete: "削除",
	deleting: "削除中…",
	deleteQuestion: "リストを削除しますか？",
	deleteText: (parts) =>
		`${parts && `${parts}も削除されます。`}視聴記録、評価、保存した作品は残ります。この操作は取り消せません。`,
	itsOrder: (count) => plural(count, { other: "#作品の並び順" }),
	itsNote: "メモ",
	itsLink: "リンク（すぐに無効になります）",

	nobodyButYou:
		"このリストはあなただけに表示されます。限定公開リンクを作成すると、無効にするまで、リンクを知っている人も見られます。",
	makeLink: "限定公開リンクを作成",
	anyoneReads: "このリンクを知っている人はリストを見られます。検索エンジンの結果には表示されません。",
	link: "リンク",
	copyLink: "リンクをコピー",
	saysName: "ページにあなたの名前が表示されます。",
	saysNoName: "ページに作成者の名前は表示されません。",
	leaveNameOut: "名前を表示しない",
	showName: "名前を表示する",
	endLink: "リンクを無効にする",

	orderOf: (list) => `「${list}」の並び順`,
	positionOf: (title) => `「${title}」の位置`,
	move: "移動",
	moveTitle: (title) => `「${title}」を移動`,
	moveUp: (title) => `「${title}」を上へ移動`,
	moveDown: (title) => `「${title}」を下へ移動`,

	notHere: "このリストは見つかりません",
	notHereAdvice:
		"リンクが無効になったか、途中で切れています。送ってくれた人に、もう一度リンクを送ってもらってください。",
	by: (name) => `作成：<name>${name}</name>`,
	nothingHere: "まだ何もありません",
	nothingHereAdvice: "このリストにはまだ作品が入っていません",
});
